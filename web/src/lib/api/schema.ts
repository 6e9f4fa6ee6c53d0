// Made by npm run types; not edited by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionView */
        ActionView: {
            notation: string;
            label: string;
            group: string;
            rule: string;
            targets: string[];
        };
        /** BranchView */
        BranchView: {
            table: string;
            at: number;
        };
        /** ChatLine */
        ChatLine: {
            id: number;
            name: string;
            seat: number | null;
            text: string;
            at: string;
        };
        /**
         * Clock
         * @description `days` is for each decision; `bank` and `increment` are seconds, the increment for each turn.
         */
        Clock: {
            /**
             * @default none
             * @enum {unknown}
             */
            kind?: "bank" | "days" | "none";
            /** @default 0 */
            days?: number;
            /** @default 0 */
            bank?: number;
            /** @default 0 */
            increment?: number;
            /**
             * @default nothing
             * @enum {unknown}
             */
            on_timeout?: "bot" | "nothing" | "resign";
        };
        /**
         * Farewell
         * @description An account says its password once more before everything about it goes.
         */
        Farewell: {
            /** @default  */
            password?: string;
        };
        /** Fill */
        Fill: {
            seat: number;
            /** @default  */
            bot?: string;
        };
        /** Forgotten */
        Forgotten: {
            name: string;
        };
        /** Happening */
        Happening: {
            at: number;
            seat: number;
            /** @enum {string} */
            what: "timed_out" | "left" | "back" | "resigned";
        };
        /** Import */
        Import: {
            record: string;
            /** @default  */
            name?: string;
        };
        /** Join */
        Join: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            invite?: string;
        };
        /** LogLine */
        LogLine: {
            seq: number;
            seat: number;
            text: string;
            rule: string;
        };
        /** Login */
        Login: {
            name: string;
            password: string;
        };
        /** Me */
        Me: {
            id: string;
            name: string;
            guest: boolean;
            email: string;
            email_ok: boolean;
            webhook: string;
            webhook_failed: string;
            lang: string;
        };
        /** MeChange */
        MeChange: {
            /** @default null */
            name?: string | null;
            /** @default null */
            email?: string | null;
            /** @default null */
            webhook?: string | null;
            /** @default null */
            lang?: ("de" | "en") | null;
        };
        /** Move */
        Move: {
            seq: number;
            key: string;
            seat: number;
            notation: string;
        };
        /** NameSeat */
        NameSeat: {
            seat: number;
            name: string;
        };
        /** NewName */
        NewName: {
            name: string;
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "de" | "en";
        };
        /** NewPassword */
        NewPassword: {
            old: string;
            new: string;
        };
        /**
         * NewSeat
         * @description A seat of a new table: `me`, `open` to all who see the table, `invited` by a link of its own, or a `bot`.
         */
        NewSeat: {
            /** @enum {unknown} */
            kind: "bot" | "invited" | "me" | "open";
            /** @default greedy */
            bot?: string;
            /** @default  */
            name?: string;
        };
        /**
         * NewTable
         * @description What a table is made from. `stand_in` is the bot for seats that leave or time out, empty for none.
         *
         *         `built_in` leaves the server's content pack aside: a tour tells of the figures it was written with.
         */
        NewTable: {
            title: string;
            seats: components["schemas"]["NewSeat"][];
            /** @default  */
            name?: string;
            /** @default {} */
            options?: {
                [key: string]: boolean | number | string | null;
            };
            /** @default false */
            public?: boolean;
            /** @default null */
            seed?: number | null;
            /**
             * @default {
             *       "kind": "none",
             *       "days": 0,
             *       "bank": 0,
             *       "increment": 0,
             *       "on_timeout": "nothing"
             *     }
             */
            clock?: components["schemas"]["Clock"];
            /** @default greedy */
            stand_in?: string;
            /** @default true */
            start?: boolean;
            /** @default false */
            built_in?: boolean;
            /**
             * @default game
             * @enum {unknown}
             */
            purpose?: "game" | "lesson" | "tour";
        };
        /** Notes */
        Notes: {
            text: string;
        };
        /** OptionView */
        OptionView: {
            id: string;
            kind: string;
            default: boolean | number | string | null;
            choices: string[];
            labels: {
                [key: string]: string;
            };
            minimum: number;
            maximum: number;
            label: string;
            help: string;
        };
        /** OverView */
        OverView: {
            ranking: number[];
            places: number[];
            scores: components["schemas"]["ScoreView"][];
            reason: string;
            rule: string;
        };
        /** PackView */
        PackView: {
            digest: string;
            name: string;
        };
        /** Played */
        Played: {
            seq: number;
        };
        /** Point */
        Point: {
            at: number;
            observation: unknown;
        };
        /** Problem */
        Problem: {
            code: string;
            text: string;
            /** @default  */
            rule?: string;
        };
        /** PromptView */
        PromptView: {
            question: string;
            detail: string;
            rule: string;
        };
        /** Reason */
        Reason: {
            text: string;
            rule: string;
        };
        /** RuleView */
        RuleView: {
            number: string;
            heading: string;
            text: string;
        };
        /** Say */
        Say: {
            text: string;
            /** @default null */
            seat?: number | null;
        };
        /** ScoreView */
        ScoreView: {
            seat: number;
            total: number;
            breakdown: {
                [key: string]: number;
            };
        };
        /** SeatView */
        SeatView: {
            seat: number;
            name: string;
            kind: string;
            bot: string;
            connected: boolean;
            clock: number | null;
            resigned: boolean;
            invite: string;
        };
        /** ServerView */
        ServerView: {
            mail: boolean;
            push_key: string;
        };
        /** TableItem */
        TableItem: {
            table: string;
            title: string;
            name: string;
            status: string;
            seats: components["schemas"]["SeatView"][];
            you: number[];
            actors: number[];
            your_turn: boolean;
            seq: number;
            length: number;
            options: {
                [key: string]: boolean | number | string | null;
            };
            pack: components["schemas"]["PackView"] | null;
            clock: components["schemas"]["Clock"];
            purpose: string;
            public: boolean;
            owner: string;
            updated: string;
        };
        /** TableList */
        TableList: {
            rows: components["schemas"]["TableItem"][];
            page: number;
            pages: number;
            total: number;
        };
        /** TableView */
        TableView: {
            table: string;
            title: string;
            name: string;
            status: string;
            public: boolean;
            owner: string;
            seq: number;
            length: number;
            you: number[];
            seat: number | null;
            actors: number[];
            seats: components["schemas"]["SeatView"][];
            observation: unknown;
            prompt: components["schemas"]["PromptView"] | null;
            actions: components["schemas"]["ActionView"][];
            log: components["schemas"]["LogLine"][];
            log_from: number;
            log_more: boolean;
            can_undo: boolean;
            can_ask_undo: boolean;
            undo_ask: components["schemas"]["UndoAsk"] | null;
            over: components["schemas"]["OverView"] | null;
            happened: components["schemas"]["Happening"][];
            purpose: string;
            options: {
                [key: string]: boolean | number | string | null;
            };
            pack: components["schemas"]["PackView"] | null;
            clock: components["schemas"]["Clock"];
            stand_in: string;
            seeded: boolean;
            invite: string;
            pinned: string | null;
            branch: components["schemas"]["BranchView"] | null;
            lang: string;
            updated: string;
            next?: string | null;
        };
        /** Texts */
        Texts: {
            lang: string;
            names: {
                [key: string]: string;
            };
            messages: {
                [key: string]: string;
            };
        };
        /** TitleView */
        TitleView: {
            id: string;
            name: string;
            min_players: number;
            max_players: number;
            options: components["schemas"]["OptionView"][];
            bots: string[];
            pack: components["schemas"]["PackView"] | null;
        };
        /** Undo */
        Undo: {
            /** @default null */
            seat?: number | null;
            /** @default null */
            to?: number | null;
        };
        /** UndoAnswer */
        UndoAnswer: {
            agree: boolean;
            /** @default null */
            seat?: number | null;
        };
        /** UndoAsk */
        UndoAsk: {
            seat: number;
            to: number;
            agreed: number[];
        };
        /** Undone */
        Undone: {
            done: boolean;
            asked: number[];
        };
        /** WhatIf */
        WhatIf: {
            /** @default null */
            at?: number | null;
            /** @default null */
            seat?: number | null;
            /** @default null */
            bots?: string | null;
            /** @default  */
            name?: string;
        };
        /** WhichSeat */
        WhichSeat: {
            /** @default null */
            seat?: number | null;
        };
        /** Subscribe */
        Subscribe: {
            /** @enum {unknown} */
            type: "subscribe";
            table: string;
            /**
             * @default en
             * @enum {unknown}
             */
            lang?: "de" | "en";
            /** @default null */
            seat?: number | null;
            /** @default null */
            from_seq?: number | null;
            /** @default  */
            invite?: string;
        };
        /** Unsubscribe */
        Unsubscribe: {
            /** @enum {unknown} */
            type: "unsubscribe";
            table: string;
        };
        /** SendMove */
        SendMove: {
            /** @enum {unknown} */
            type: "move";
            table: string;
            seq: number;
            key: string;
            seat: number;
            notation: string;
        };
        /** SendChat */
        SendChat: {
            /** @enum {unknown} */
            type: "chat";
            table: string;
            text: string;
            /** @default null */
            seat?: number | null;
        };
        /** Ping */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /** ViewMessage */
        ViewMessage: {
            /** @enum {unknown} */
            type: "view";
            view: components["schemas"]["TableView"];
        };
        /** AckMessage */
        AckMessage: {
            /** @enum {unknown} */
            type: "ack";
            table: string;
            key: string;
            seq: number;
        };
        /** ChatMessage */
        ChatMessage: {
            /** @enum {unknown} */
            type: "chat";
            table: string;
            line: components["schemas"]["ChatLine"];
        };
        /** PresenceMessage */
        PresenceMessage: {
            /** @enum {unknown} */
            type: "presence";
            table: string;
            seat: number;
            connected: boolean;
        };
        /** UndoAskedMessage */
        UndoAskedMessage: {
            /** @enum {unknown} */
            type: "undo-asked";
            table: string;
            seat: number;
            to: number;
        };
        /** UndoRefusedMessage */
        UndoRefusedMessage: {
            /** @enum {unknown} */
            type: "undo-refused";
            table: string;
            seat: number;
        };
        /** ErrorMessage */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            code: string;
            text: string;
            /** @default  */
            rule?: string;
            /** @default  */
            table?: string;
            /** @default  */
            key?: string;
            /** @default null */
            view?: components["schemas"]["TableView"] | null;
        };
        /** Pong */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * PastLog
         * @description A running game as far as the asker may know it. `note` says that it cannot be opened again.
         */
        PastLog: {
            note: string;
            table: string;
            title: string;
            seq: number;
            observation: unknown;
            log: components["schemas"]["LogLine"][];
        };
        ClientMessage: components["schemas"]["Subscribe"] | components["schemas"]["Unsubscribe"] | components["schemas"]["SendMove"] | components["schemas"]["SendChat"] | components["schemas"]["Ping"];
        ServerMessage: components["schemas"]["ViewMessage"] | components["schemas"]["AckMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["UndoAskedMessage"] | components["schemas"]["UndoRefusedMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["Pong"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
