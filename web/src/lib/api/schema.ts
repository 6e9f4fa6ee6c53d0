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
        /** Analysis */
        Analysis: {
            chances: number[][];
            decisions: components["schemas"]["Decision"][];
            accuracy: number[];
            turning_points: number[];
        };
        /** AnalysisView */
        AnalysisView: {
            /** @default 0 */
            done?: number;
            /** @default 0 */
            total?: number;
            found?: components["schemas"]["Analysis"] | null;
        };
        /**
         * Answer
         * @description To somebody who wants to take back, or to end the game.
         */
        Answer: {
            agree: boolean;
            /** @default null */
            seat?: number | null;
        };
        /** Ask */
        Ask: {
            seat: number;
            name: string;
        };
        /** Away */
        Away: {
            days: number;
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
        /** Decision */
        Decision: {
            number: number;
            seat: number;
            played: string;
            best: string;
            cost: number;
            best_in_truth: string;
            cost_in_truth: number;
        };
        /** DecisionView */
        DecisionView: {
            played: string;
            best: string;
            best_in_truth: string;
        };
        /** EndAsk */
        EndAsk: {
            seat: number;
            agreed: number[];
        };
        /** FairView */
        FairView: {
            commitment: string;
            words: string[];
            seed: string;
            salt: string;
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
        /** ForecastView */
        ForecastView: {
            changes: string[];
            open: boolean;
            ends: boolean;
        };
        /** Forgotten */
        Forgotten: {
            name: string;
        };
        /** Game */
        Game: {
            table: string;
            title: string;
            name: string;
            ended: string;
            how: string;
            counted: boolean;
            length: number;
            you: number[];
            seats: components["schemas"]["Sat"][];
        };
        /** Games */
        Games: {
            rows: components["schemas"]["Game"][];
            page: number;
            pages: number;
            total: number;
        };
        /** Happening */
        Happening: {
            at: number;
            seat: number;
            /** @enum {string} */
            what: "timed_out" | "left" | "back" | "resigned" | "end_refused" | "agreed";
        };
        /** HintView */
        HintView: {
            notation: string;
            label: string;
            targets: string[];
            chance: number;
            reasons: string[];
        };
        /**
         * Import
         * @description A record, and who goes on with a game that is not over: `me` and `bot`; nothing said: all seats are mine.
         */
        Import: {
            record: string;
            /** @default  */
            name?: string;
            /** @default null */
            seats?: components["schemas"]["NewSeat"][] | null;
        };
        /** Join */
        Join: {
            /** @default null */
            seat?: number | null;
            /** @default  */
            invite?: string;
        };
        /** LessonView */
        LessonView: {
            id: string;
            seat: number;
            name: string;
            task: string;
        };
        /** LevelView */
        LevelView: {
            id: string;
            name: string;
            line: string;
        };
        /** LogLine */
        LogLine: {
            seq: number;
            seat: number;
            text: string;
            rule: string;
            /** @default false */
            loud?: boolean;
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
            away?: string | null;
            /** @default 0 */
            away_left?: number;
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
            lang?: string | null;
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
            /** @default en */
            lang?: string;
        };
        /** NewPassword */
        NewPassword: {
            old: string;
            new: string;
        };
        /** NewProgram */
        NewProgram: {
            name: string;
            /**
             * @default [
             *       "play"
             *     ]
             */
            scopes?: string[];
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
         *         `hints` may be asked for where that was agreed on; nothing said: where no other people are to come.
         *         `counts` towards ratings: whoever sits down agrees, and bots always do.
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
            /** @default  */
            lesson?: string;
            /** @default null */
            hints?: boolean | null;
            /** @default false */
            counts?: boolean;
        };
        /** NewToken */
        NewToken: {
            /**
             * @default [
             *       "play"
             *     ]
             */
            scopes?: string[];
        };
        /** Notes */
        Notes: {
            text: string;
        };
        /** Opponent */
        Opponent: {
            person: string;
            bot: string;
            name: string;
            played: number;
            ahead: number;
            behind: number;
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
        /** PackFile */
        PackFile: {
            name: string;
            text: string;
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
        /** Profile */
        Profile: {
            id: string;
            name: string;
            guest: boolean;
            program: boolean;
            since: string;
            ratings: components["schemas"]["TitleRating"][];
            titles: components["schemas"]["TitleResult"][];
            opponents: components["schemas"]["Opponent"][];
        };
        /** Program */
        Program: {
            id: string;
            name: string;
        };
        /** PromptView */
        PromptView: {
            question: string;
            detail: string;
            rule: string;
        };
        /**
         * PushAddress
         * @description Where a browser is told something, and the keys with which that is encrypted; both as the browser gives them.
         */
        PushAddress: {
            endpoint: string;
            p256dh: string;
            auth: string;
        };
        /** PushEnd */
        PushEnd: {
            endpoint: string;
        };
        /** Rated */
        Rated: {
            rating: number;
            spread: number;
            games: number;
            person: string;
            bot: string;
            name: string;
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
        /** Sat */
        Sat: {
            seat: number;
            name: string;
            person: string;
            bot: string;
            place: number;
            points: number | null;
            colour: number;
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
            guest: boolean;
            away: boolean;
            asked: boolean;
            program: boolean;
            colour: number;
        };
        /** ServerView */
        ServerView: {
            mail: boolean;
            push_key: string;
            device: boolean;
        };
        /** Settled */
        Settled: {
            done: boolean;
            asked: number[];
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
            aside: boolean;
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
            winners?: number[];
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
            end_ask: components["schemas"]["EndAsk"] | null;
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
            hints: boolean;
            counts: boolean;
            paused: boolean;
            pause_ask: number[] | null;
            invite: string;
            pinned: string | null;
            branch: components["schemas"]["BranchView"] | null;
            lang: string;
            updated: string;
            next?: string | null;
            fair?: components["schemas"]["FairView"] | null;
            rematch?: string | null;
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
        /** TitleRating */
        TitleRating: {
            rating: number;
            spread: number;
            games: number;
            title: string;
        };
        /** TitleResult */
        TitleResult: {
            title: string;
            played: number;
            won: number;
        };
        /** TitleView */
        TitleView: {
            id: string;
            name: string;
            min_players: number;
            max_players: number;
            options: components["schemas"]["OptionView"][];
            bots: string[];
            levels: components["schemas"]["LevelView"][];
            pack: components["schemas"]["PackView"] | null;
            colours: number[];
        };
        /** Token */
        Token: {
            program: components["schemas"]["Program"];
            token: string;
        };
        /** Undo */
        Undo: {
            /** @default null */
            seat?: number | null;
            /** @default null */
            to?: number | null;
        };
        /** UndoAsk */
        UndoAsk: {
            seat: number;
            to: number;
            agreed: number[];
        };
        /** Verdict */
        Verdict: {
            /** @enum {string} */
            verdict: "open" | "right" | "wrong";
            text: string;
            /** @default  */
            answer?: string;
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
        /** Words */
        Words: {
            text: string;
            /** @default null */
            seat?: number | null;
        };
        /** Subscribe */
        Subscribe: {
            /** @enum {unknown} */
            type: "subscribe";
            table: string;
            /** @default en */
            lang?: string;
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
        /**
         * UndoRefusedMessage
         * @description What `seat` asked was refused; `by` the seat itself, where it thought better of it.
         */
        UndoRefusedMessage: {
            /** @enum {unknown} */
            type: "undo-refused";
            table: string;
            seat: number;
            by: number;
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
        /** AgesSeen */
        "ages.AgesSeen": {
            you: number | null;
            /** @enum {unknown} */
            tier: "advanced" | "full" | "simple";
            /** @enum {unknown} */
            age: "A" | "I" | "II" | "III" | "IV";
            round: number;
            last_round: number | null;
            turn: number;
            start: number;
            over: boolean;
            /** @enum {unknown} */
            phase: "actions" | "agreement" | "annex" | "attack" | "auction" | "begin" | "choose" | "defend" | "discard" | "free_build" | "keep" | "lose_building" | "lose_colony" | "lose_population" | "mix" | "over" | "pact" | "pay_bid" | "plunder_technology" | "politics" | "produce_choice" | "ravage" | "raze" | "reduce" | "tokens" | "trade";
            deciding: number[];
            board: components["schemas"]["ages.BoardSeen"];
            row: components["schemas"]["ages.SlotSeen"][];
            decks: components["schemas"]["ages.DecksSeen"];
            events: components["schemas"]["ages.EventsSeen"];
            bonus: components["schemas"]["ages.BonusSeen"];
            auction: components["schemas"]["ages.AuctionSeen"] | null;
            battle: components["schemas"]["ages.BattleSeen"] | null;
            pact: components["schemas"]["ages.PactOfferSeen"] | null;
            about: number | null;
            offer: components["schemas"]["ages.OfferSeen"] | null;
            markers: (number | null)[];
            civilizations: components["schemas"]["ages.CivilizationSeen"][];
            military: string[];
            finals: components["schemas"]["ages.FinalSeen"][];
        };
        /**
         * BoardSeen
         * @description The printed tables; those of a bank by the number of tokens in it.
         */
        "ages.BoardSeen": {
            yellow_sections: number[];
            blue_sections: number[];
            population_cost: (number | null)[];
            consumption: number[];
            faces: number[];
            corruption: number[];
            slot_cost: number[];
            front: number;
        };
        /**
         * SlotSeen
         * @description A slot of the card row; for a seat also its own cost and why it may not take the card at any price.
         */
        "ages.SlotSeen": {
            slot: number;
            card: string | null;
            cost: number;
            your_cost?: number;
            reason?: components["schemas"]["ages.ReasonSeen"] | null;
        };
        /** ReasonSeen */
        "ages.ReasonSeen": {
            key: string;
            rule: string;
        };
        /**
         * DecksSeen
         * @description Cards left, of the age in use.
         */
        "ages.DecksSeen": {
            civil: number;
            military: number;
            military_discards: number;
        };
        /** EventsSeen */
        "ages.EventsSeen": {
            current: components["schemas"]["ages.PileSeen"];
            future: components["schemas"]["ages.PileSeen"];
            past: string[];
            revealed: string | null;
        };
        /**
         * PileSeen
         * @description Face-down events: their backs are public; `yours` were prepared by the seat.
         */
        "ages.PileSeen": {
            count: number;
            ages: components["schemas"]["ages.ByAge"];
            yours: string[];
        };
        /**
         * ByAge
         * @description How many cards of each age, by their backs.
         */
        "ages.ByAge": {
            /** @default 0 */
            A?: number;
            /** @default 0 */
            I?: number;
            /** @default 0 */
            II?: number;
            /** @default 0 */
            III?: number;
        };
        /**
         * BonusSeen
         * @description Scoring events laid aside (R27.5): open ones, those to choose from, and what the seat kept and was dealt.
         */
        "ages.BonusSeen": {
            /** @enum {unknown} */
            mode: "age_by_age" | "none" | "open_choice" | "private" | "public";
            open: string[];
            face_down: number;
            choice: string[];
            kept: number[];
            yours: string[];
            dealt: string[];
        };
        /** AuctionSeen */
        "ages.AuctionSeen": {
            territory: string;
            bid: number;
            bidder: number | null;
            bidding: number[];
            your_limit: number | null;
        };
        /**
         * BattleSeen
         * @description An aggression or war being fought; what somebody else is still choosing does not show.
         */
        "ages.BattleSeen": {
            card: string;
            war: boolean;
            attacker: number;
            defender: number;
            attack: number;
            defence: number;
            victor: number | null;
        };
        /**
         * PactOfferSeen
         * @description The pact on the table, and who would be which side.
         */
        "ages.PactOfferSeen": {
            card: string;
            from: number;
            to: number;
            a: number;
            b: number;
        };
        /**
         * OfferSeen
         * @description What the seat is choosing to sacrifice; `force` in auctions only.
         */
        "ages.OfferSeen": {
            units: {
                [key: string]: number;
            };
            cards: string[];
            force: number | null;
        };
        /**
         * CivilizationSeen
         * @description Everything in front of a player is public, his civil hand too (R29.2); of the military hand the backs.
         */
        "ages.CivilizationSeen": {
            seat: number;
            resigned: number | null;
            culture: number;
            culture_rate: number;
            science: number;
            science_rate: number;
            strength: number;
            strength_place: number | null;
            happy: number;
            required_faces: number;
            discontent: number;
            uprising: boolean;
            population: number;
            unused: number;
            yellow_bank: number;
            blue_bank: number;
            population_cost: number | null;
            food: number;
            food_production: number;
            consumption: number;
            resources: number;
            resource_production: number;
            corruption: number;
            military_resources: number;
            credit: components["schemas"]["ages.GoodsSeen"];
            civil_actions: components["schemas"]["ages.ActionsSeen"];
            military_actions: components["schemas"]["ages.ActionsSeen"];
            civil_hand: components["schemas"]["ages.HandCardSeen"][];
            civil_hand_limit: number;
            military_hand: components["schemas"]["ages.MilitaryHandSeen"];
            government: components["schemas"]["ages.GovernmentSeen"];
            leader: string | null;
            leader_ages: ("A" | "I" | "II" | "III" | "IV")[];
            wonder: components["schemas"]["ages.WonderBegunSeen"] | null;
            wonders: components["schemas"]["ages.WonderSeen"][];
            specials: string[];
            technologies: components["schemas"]["ages.TechnologySeen"][];
            tactics: components["schemas"]["ages.TacticsSeen"] | null;
            colonies: string[];
            colonization: number;
            pacts: components["schemas"]["ages.PactSeen"][];
            war: components["schemas"]["ages.WarSeen"] | null;
            war_on_you: boolean;
            lost_civil_actions: number;
            skips_politics: boolean;
            columbus_used: boolean;
        };
        /** GoodsSeen */
        "ages.GoodsSeen": {
            food: number;
            resources: number;
        };
        /** ActionsSeen */
        "ages.ActionsSeen": {
            available: number;
            total: number;
        };
        /**
         * HandCardSeen
         * @description `fresh`: an action card taken this turn, which cannot be played yet.
         */
        "ages.HandCardSeen": {
            card: string;
            fresh: boolean;
        };
        /**
         * MilitaryHandSeen
         * @description Its size and the ages on the backs, and the cards everybody has seen.
         */
        "ages.MilitaryHandSeen": {
            count: number;
            limit: number;
            ages: components["schemas"]["ages.ByAge"];
            known: string[];
        };
        /** GovernmentSeen */
        "ages.GovernmentSeen": {
            card: string;
            urban_limit: number;
        };
        /**
         * WonderBegunSeen
         * @description `payable`: how many of the next stages can be paid at once.
         */
        "ages.WonderBegunSeen": {
            card: string;
            stages: number[];
            built: number;
            payable: number;
        };
        /** WonderSeen */
        "ages.WonderSeen": {
            card: string;
            ravaged: boolean;
        };
        /** TechnologySeen */
        "ages.TechnologySeen": {
            card: string;
            /** @enum {unknown} */
            class: "air_force" | "arena" | "artillery" | "cavalry" | "farm" | "government" | "infantry" | "lab" | "library" | "mine" | "special" | "temple" | "theater";
            level: number;
            workers: number;
            tokens: number;
            token_value: number;
            build_cost: number;
        };
        /**
         * TacticsSeen
         * @description `full`: armies of units that are modern enough.
         */
        "ages.TacticsSeen": {
            card: string;
            armies: number;
            full: number;
            bonus: number;
        };
        /**
         * PactSeen
         * @description `owner` is who offered it, `side` which side this civilisation is.
         */
        "ages.PactSeen": {
            card: string;
            owner: number;
            partner: number;
            /** @enum {unknown} */
            side: "a" | "b";
        };
        /** WarSeen */
        "ages.WarSeen": {
            card: string;
            target: number;
        };
        /**
         * FinalSeen
         * @description What a scoring event gave at the end of the game.
         */
        "ages.FinalSeen": {
            card: string;
            seat: number;
            points: number;
        };
        /** AntikeSeen */
        "antike.AntikeSeen": {
            map: string;
            round: number;
            turn_cap_rounds: number | null;
            threshold: number;
            /** @enum {unknown} */
            phase: "bellona" | "choose_nation" | "conquest" | "entry" | "founding" | "give" | "militia" | "movement" | "over" | "pay" | "reaction" | "rondel" | "scientia" | "substitute" | "take" | "templum";
            deciding: string | null;
            order: string[];
            start: string | null;
            active: string | null;
            bellona: string | null;
            winner: string | null;
            ending: ("cap" | "temple" | "threshold") | null;
            nations: {
                [key: string]: components["schemas"]["antike.NationSeen"];
            };
            regions: {
                [key: string]: components["schemas"]["antike.RegionSeen"];
            };
            advances: {
                [key: string]: components["schemas"]["antike.AdvanceSeen"];
            };
            bank: components["schemas"]["antike.BankSeen"];
            turn: components["schemas"]["antike.TurnSeen"];
        };
        /** NationSeen */
        "antike.NationSeen": {
            seat: number;
            color: string;
            marble: number;
            iron: number;
            gold: number;
            coins: number;
            marker: string | null;
            field_costs: {
                [key: string]: number;
            };
            fields_in_vain: {
                [key: string]: "nothing" | "unpaid";
            };
            advances: string[];
            trades: [
                number,
                number
            ][];
            personalities: components["schemas"]["antike.PersonalitiesSeen"];
            score: number;
            progress: components["schemas"]["antike.ProgressSeen"];
            due: components["schemas"]["antike.DueSeen"];
            yield: components["schemas"]["antike.YieldSeen"];
            cities: number;
            temples: number;
            legions: number;
            galleys: number;
            supply: components["schemas"]["antike.SupplySeen"];
            range: components["schemas"]["antike.RangeSeen"];
            navigator_points: number;
        };
        /** PersonalitiesSeen */
        "antike.PersonalitiesSeen": {
            king: number;
            general: number;
            citizen: number;
            scholar: number;
            navigator: number;
            plinius: number;
        };
        /**
         * ProgressSeen
         * @description What counts now, and what the next card needs.
         */
        "antike.ProgressSeen": {
            king: [
                number,
                number
            ];
            general: [
                number,
                number
            ];
            citizen: [
                number,
                number
            ];
            scholar: [
                number,
                number
            ];
            navigator: [
                number,
                number
            ];
        };
        /**
         * DueSeen
         * @description Earned in this turn, taken at its end.
         */
        "antike.DueSeen": {
            general: number;
            scholar: number;
        };
        /**
         * YieldSeen
         * @description What producing it would give, beside the coin.
         */
        "antike.YieldSeen": {
            marble: number;
            iron: number;
            gold: number;
        };
        /** SupplySeen */
        "antike.SupplySeen": {
            legions: number;
            galleys: number;
            cities: number;
        };
        /**
         * RangeSeen
         * @description How many borders a unit may cross.
         */
        "antike.RangeSeen": {
            legion: number;
            galley: number;
        };
        /** RegionSeen */
        "antike.RegionSeen": {
            city: components["schemas"]["antike.CitySeen"] | null;
            neutral_temple: boolean;
            strength: number | null;
            units_allowed: ("galley" | "legion")[];
            navigator_points: number;
            units: {
                [key: string]: components["schemas"]["antike.UnitsSeen"];
            };
        };
        /** CitySeen */
        "antike.CitySeen": {
            owner: string;
            /** @enum {unknown} */
            resource: "gold" | "iron" | "marble";
            temple: boolean;
        };
        /** UnitsSeen */
        "antike.UnitsSeen": {
            legion: number;
            galley: number;
        };
        /** AdvanceSeen */
        "antike.AdvanceSeen": {
            owners: string[];
            price: number;
            first: boolean;
            price_first: number;
            price_later: number;
            requires: string[];
        };
        /** BankSeen */
        "antike.BankSeen": {
            coins: number;
            temples: number;
            king: number;
            general: number;
            citizen: number;
            scholar: number;
            navigator: number;
            plinius: number;
        };
        /**
         * TurnSeen
         * @description The part of the turn under way, so that a board can show what is half done.
         */
        "antike.TurnSeen": {
            pay: components["schemas"]["antike.PaySeen"] | null;
            trade: components["schemas"]["antike.TradeSeen"] | null;
            room: {
                [key: string]: number;
            };
            movable: {
                [key: string]: components["schemas"]["antike.MovableSeen"];
            };
            entry: components["schemas"]["antike.EntrySeen"] | null;
            razed: number;
            firsts: number;
            bought: string[];
        };
        /**
         * PaySeen
         * @description A long move on the rondel that is being paid.
         */
        "antike.PaySeen": {
            field: string;
            cost: number;
        };
        /**
         * TradeSeen
         * @description A trade with the bank that is under way.
         */
        "antike.TradeSeen": {
            give: number;
            get: number;
        };
        /**
         * MovableSeen
         * @description The borders that each unit in a region may still cross.
         */
        "antike.MovableSeen": {
            legion: number[];
            galley: number[];
        };
        /**
         * EntrySeen
         * @description A unit that meets others.
         */
        "antike.EntrySeen": {
            region: string;
            /** @enum {unknown} */
            unit: "galley" | "legion";
            opponents: string[];
        };
        /** CivilizationSeen */
        "civilization.CivilizationSeen": {
            seat: number | null;
            round: number;
            /** @enum {unknown} */
            phase: "any_time" | "battle" | "city_management" | "movement" | "research" | "setup" | "start_of_turn" | "trade";
            first: number;
            active: number;
            waiting: number[];
            map: components["schemas"]["civilization.MapSeen"];
            cities: components["schemas"]["civilization.CitySeen"][];
            players: components["schemas"]["civilization.PlayerSeen"][];
            market: components["schemas"]["civilization.MarketSeen"];
            battle: components["schemas"]["civilization.BattleSeen"] | null;
            moving: components["schemas"]["civilization.GroupSeen"] | null;
            offer: components["schemas"]["civilization.OfferSeen"] | null;
            looting: components["schemas"]["civilization.LootingSeen"] | null;
            announced: components["schemas"]["civilization.AnnouncedSeen"][];
            secret: string | null;
            ending: ("culture" | "economic" | "introductory" | "military" | "round_limit" | "technology") | null;
            winner: number | null;
        };
        /** MapSeen */
        "civilization.MapSeen": {
            width: number;
            height: number;
            tiles: components["schemas"]["civilization.TileSeen"][];
            squares: {
                [key: string]: components["schemas"]["civilization.SquareSeen"];
            };
        };
        /**
         * TileSeen
         * @description A place of the map; no `tile` and no `rotation` while it is face down; `home` is the seat that begins there.
         */
        "civilization.TileSeen": {
            place: number;
            x: number;
            y: number;
            tile: string | null;
            rotation: number | null;
            home: number | null;
        };
        /** SquareSeen */
        "civilization.SquareSeen": {
            x: number;
            y: number;
            tile: number;
            /** @enum {unknown} */
            terrain: "desert" | "forest" | "grassland" | "mountain" | "water";
            printed: components["schemas"]["civilization.IconsSeen"];
            icons: components["schemas"]["civilization.IconsSeen"];
            resource: ("incense" | "iron" | "silk" | "wheat") | null;
            token: ("hut" | "village") | null;
            piece: string | null;
            piece_kind: ("building" | "great_person" | "wonder") | null;
            disaster: boolean;
            city: string | null;
            outskirts_of: string | null;
            blockaded: boolean;
            owner: number | null;
            armies: number;
            scouts: number;
            moved: number;
            locked: boolean;
        };
        /** IconsSeen */
        "civilization.IconsSeen": {
            trade: number;
            production: number;
            culture: number;
            coin: number;
            resources: ("incense" | "iron" | "silk" | "wheat")[];
        };
        /** CitySeen */
        "civilization.CitySeen": {
            id: string;
            owner: number;
            capital: boolean;
            square: string;
            walled: boolean;
            trade: number;
            production: number;
            culture: number;
            coin: number;
            resources: ("incense" | "iron" | "silk" | "wheat")[];
            arts: number;
            bonus: number;
            actions_left: number;
            outskirts: string[];
            gathered: string[];
        };
        /**
         * PlayerSeen
         * @description While no civilisation has been chosen the figures are those of an empty sheet.
         */
        "civilization.PlayerSeen": {
            seat: number;
            /** @enum {unknown} */
            colour: "blue" | "green" | "red" | "violet";
            civilization: string | null;
            trade: number;
            coins: number;
            culture: number;
            culture_step: number;
            next_step: components["schemas"]["civilization.NextStepSeen"] | null;
            government: string;
            unlocked: string[];
            direct: string[];
            techs: string[];
            pyramid: string[][];
            research_cost: number[];
            speed: number;
            stacking: number;
            hand_limit: number;
            max_cities: number;
            /** @enum {unknown} */
            water: "cross" | "end" | "none";
            ranks: components["schemas"]["civilization.ByUnitType"];
            unit_cost: components["schemas"]["civilization.ByUnitType"];
            armies: components["schemas"]["civilization.FiguresSeen"];
            scouts: components["schemas"]["civilization.FiguresSeen"];
            resources: components["schemas"]["civilization.ResourcesSeen"];
            markers: components["schemas"]["civilization.MarkersSeen"];
            events: components["schemas"]["civilization.EventsSeen"];
            units: components["schemas"]["civilization.ByUnitType"];
            forces: components["schemas"]["civilization.UnitCardSeen"][];
            hand: string[];
            known_markers: string[];
            combat_bonus: number;
            force: number;
            great_people: string[];
            coin_tokens: {
                [key: string]: number;
            };
            wonders: components["schemas"]["civilization.OwnWonderSeen"][];
            used: string[];
            offers_left: number;
            shares: components["schemas"]["civilization.SharesSeen"];
        };
        /** NextStepSeen */
        "civilization.NextStepSeen": {
            culture: number;
            trade: number;
        };
        /** ByUnitType */
        "civilization.ByUnitType": {
            infantry: number;
            mounted: number;
            artillery: number;
            aircraft: number;
        };
        /** FiguresSeen */
        "civilization.FiguresSeen": {
            on_map: number;
            supply: number;
        };
        /** ResourcesSeen */
        "civilization.ResourcesSeen": {
            incense: number;
            iron: number;
            silk: number;
            wheat: number;
        };
        /** MarkersSeen */
        "civilization.MarkersSeen": {
            huts: number;
            villages: number;
        };
        /**
         * EventsSeen
         * @description Culture events by the deck on their backs.
         */
        "civilization.EventsSeen": {
            culture_1: number;
            culture_2: number;
            culture_3: number;
        };
        /** UnitCardSeen */
        "civilization.UnitCardSeen": {
            id: string;
            /** @enum {unknown} */
            type: "aircraft" | "artillery" | "infantry" | "mounted";
            strength: number;
        };
        /** OwnWonderSeen */
        "civilization.OwnWonderSeen": {
            id: string;
            square: string | null;
            obsolete: boolean;
            coins: number;
        };
        /**
         * SharesSeen
         * @description How far each way to win has been gone, of 105.
         */
        "civilization.SharesSeen": {
            culture: number;
            coins: number;
            techs: number;
        };
        /** MarketSeen */
        "civilization.MarketSeen": {
            wonders: (components["schemas"]["civilization.WonderSeen"] | null)[];
            wonder_deck: components["schemas"]["civilization.WonderDeckSeen"];
            buildings: components["schemas"]["civilization.BuildingSeen"][];
            units: components["schemas"]["civilization.UnitDeckSeen"][];
            costs: components["schemas"]["civilization.CostsSeen"];
            resources: components["schemas"]["civilization.ResourcesSeen"];
            events: components["schemas"]["civilization.EventDeckSeen"][];
            great_people_left: number;
            huts_left: number;
            villages_left: number;
            tiles_left: number;
            disasters_left: number;
        };
        /**
         * WonderSeen
         * @description `discount` is the price for who knows `discount_tech`.
         */
        "civilization.WonderSeen": {
            id: string;
            cost: number;
            discount: number | null;
            discount_tech: string | null;
            culture: number;
        };
        /** WonderDeckSeen */
        "civilization.WonderDeckSeen": {
            medieval: number;
            modern: number;
        };
        /** BuildingSeen */
        "civilization.BuildingSeen": {
            id: string;
            left: number;
            cost: number;
            limited: boolean;
            terrain: ("desert" | "forest" | "grassland" | "mountain" | "water")[];
            icons: components["schemas"]["civilization.IconsSeen"];
            combat_bonus: number;
        };
        /** UnitDeckSeen */
        "civilization.UnitDeckSeen": {
            /** @enum {unknown} */
            type: "aircraft" | "artillery" | "infantry" | "mounted";
            deck: number;
            discards: string[];
        };
        /** CostsSeen */
        "civilization.CostsSeen": {
            army: number;
            scout: number;
            city_walls: number;
        };
        /** EventDeckSeen */
        "civilization.EventDeckSeen": {
            deck: string;
            left: number;
            discards: string[];
        };
        /** BattleSeen */
        "civilization.BattleSeen": {
            attacker: number;
            defender: number;
            village: boolean;
            square: string;
            city: string | null;
            turn: number;
            extra_damage: number;
            sides: components["schemas"]["civilization.BattleSideSeen"][];
            fronts: [
                components["schemas"]["civilization.BattleUnitSeen"] | null,
                components["schemas"]["civilization.BattleUnitSeen"] | null
            ][];
        };
        /**
         * BattleSideSeen
         * @description Attacker or defender; `hand` is for whoever may see it.
         */
        "civilization.BattleSideSeen": {
            seat: number;
            barbarians: boolean;
            cards_left: number;
            total: number;
            bonus: number;
            killed: number;
            hand: components["schemas"]["civilization.BattleUnitSeen"][] | null;
        };
        /** BattleUnitSeen */
        "civilization.BattleUnitSeen": {
            id: string;
            /** @enum {unknown} */
            type: "aircraft" | "artillery" | "infantry" | "mounted";
            rank: number;
            name: string;
            strength: number;
            wounds: number;
        };
        /**
         * GroupSeen
         * @description Figures on their way; `on_map` while they still count as standing on their square.
         */
        "civilization.GroupSeen": {
            seat: number;
            square: string;
            armies: number;
            scouts: number;
            steps_left: number;
            on_map: boolean;
        };
        /**
         * OfferSeen
         * @description While it is composed only its proposer sees the goods; `give_exact` names his own hidden ones to him.
         */
        "civilization.OfferSeen": {
            from: number;
            to: number;
            composing: boolean;
            give?: components["schemas"]["civilization.GoodsSeen"];
            want?: components["schemas"]["civilization.GoodsSeen"];
            give_exact?: {
                [key: string]: number;
            };
        };
        /** GoodsSeen */
        "civilization.GoodsSeen": {
            trade: number;
            culture: number;
            resources: components["schemas"]["civilization.ResourcesSeen"];
            huts: number;
            villages: number;
            culture_1: number;
            culture_2: number;
            culture_3: number;
        };
        /**
         * LootingSeen
         * @description Who chooses loot from whom.
         */
        "civilization.LootingSeen": {
            seat: number;
            loser: number;
        };
        /** AnnouncedSeen */
        "civilization.AnnouncedSeen": {
            /** @enum {unknown} */
            kind: "ability" | "action" | "event";
            player: number;
            card: string;
            targets: number[];
            cancelled: boolean;
        };
        /** MosaicSeen */
        "mosaic.MosaicSeen": {
            round: number;
            start_player: number;
            active: number;
            /** @enum {unknown} */
            phase: "benefits" | "leaders" | "over" | "play" | "start_cities" | "start_technologies" | "technologies";
            scorings: number;
            max_scorings: number;
            empire_cards: ("build" | "population" | "tax_tariff" | "technology")[];
            ending: ("extra_actions" | "last_round" | "last_round_next") | null;
            bonus_field: number;
            regions: components["schemas"]["mosaic.RegionSeen"][];
            hexes: components["schemas"]["mosaic.HexSeen"][];
            decks: components["schemas"]["mosaic.Decks"];
            wonders: components["schemas"]["mosaic.WonderSeen"][];
            wonder_costs: components["schemas"]["mosaic.Cost"][];
            golden_ages: components["schemas"]["mosaic.GoldenAgeSeen"][];
            achievements: components["schemas"]["mosaic.AchievementSeen"][];
            governments: components["schemas"]["mosaic.GovernmentSeen"][];
            leaders: components["schemas"]["mosaic.LeaderSeen"][];
            costs: components["schemas"]["mosaic.CostsSeen"];
            players: components["schemas"]["mosaic.PlayerSeen"][];
            you: components["schemas"]["mosaic.YouSeen"] | null;
        };
        /** RegionSeen */
        "mosaic.RegionSeen": {
            id: string;
            in_play: boolean;
            adjacent: string[];
            locked_by: number[];
            influence: number[];
            points: number[];
            prize: number;
            dominated_by: number | null;
            units: components["schemas"]["mosaic.UnitsSeen"][];
        };
        /** UnitsSeen */
        "mosaic.UnitsSeen": {
            seat: number;
            infantry: number;
            cavalry: number;
            siege_engine: number;
        };
        /** HexSeen */
        "mosaic.HexSeen": {
            id: string;
            q: number;
            r: number;
            region: string;
            /** @enum {unknown} */
            kind: "plain" | "port" | "resource";
            in_play: boolean;
            tile: components["schemas"]["mosaic.TileSeen"] | null;
            piece: components["schemas"]["mosaic.PieceSeen"] | null;
        };
        /** TileSeen */
        "mosaic.TileSeen": {
            id: string;
            /** @enum {unknown} */
            type: "good" | "resource";
            /** @enum {unknown} */
            resource?: "food" | "ideas" | "money" | "population" | "stone";
            amount?: number;
            production?: components["schemas"]["mosaic.TracksRaised"];
        };
        /** TracksRaised */
        "mosaic.TracksRaised": {
            /** @default 0 */
            stone?: number;
            /** @default 0 */
            food?: number;
            /** @default 0 */
            ideas?: number;
            /** @default 0 */
            tax?: number;
            /** @default 0 */
            tariff?: number;
        };
        /** PieceSeen */
        "mosaic.PieceSeen": {
            /** @enum {unknown} */
            type: "artisan_town" | "city" | "farm_town" | "port" | "wonder";
            seat: number;
            id?: string;
        };
        /** Decks */
        "mosaic.Decks": {
            technology: components["schemas"]["mosaic.TechnologyDeck"];
            build: components["schemas"]["mosaic.BuildDeck"];
            population: components["schemas"]["mosaic.PopulationDeck"];
            tax_tariff: components["schemas"]["mosaic.TaxDeck"];
        };
        /** TechnologyDeck */
        "mosaic.TechnologyDeck": {
            left: number;
            exhausted: boolean;
            empire_revealed: boolean;
            offer: components["schemas"]["mosaic.TechnologySeen"][];
            top: components["schemas"]["mosaic.TechnologySeen"] | null;
        };
        /** TechnologySeen */
        "mosaic.TechnologySeen": {
            id: string;
            /** @enum {unknown} */
            deck: "regular" | "starting";
            cost: components["schemas"]["mosaic.Cost"];
            prerequisites: components["schemas"]["mosaic.PillarsNeeded"];
            symbols: ("construction" | "culture" | "economy" | "food" | "government" | "health" | "military" | "science" | "urbanization")[];
            vp: number;
        };
        /** Cost */
        "mosaic.Cost": {
            /** @default 0 */
            stone?: number;
            /** @default 0 */
            food?: number;
            /** @default 0 */
            ideas?: number;
            /** @default 0 */
            population?: number;
            /** @default 0 */
            money?: number;
        };
        /** PillarsNeeded */
        "mosaic.PillarsNeeded": {
            /** @default 0 */
            science?: number;
            /** @default 0 */
            economy?: number;
            /** @default 0 */
            food?: number;
            /** @default 0 */
            health?: number;
            /** @default 0 */
            construction?: number;
            /** @default 0 */
            culture?: number;
            /** @default 0 */
            government?: number;
            /** @default 0 */
            military?: number;
            /** @default 0 */
            urbanization?: number;
        };
        /** BuildDeck */
        "mosaic.BuildDeck": {
            left: number;
            exhausted: boolean;
            empire_revealed: boolean;
            offer: components["schemas"]["mosaic.BuildSeen"][];
            top: components["schemas"]["mosaic.BuildSeen"] | null;
        };
        /** BuildSeen */
        "mosaic.BuildSeen": {
            id: string;
            kind: string;
            /** @enum {unknown} */
            type: "artisan_town" | "city" | "farm_town" | "port" | "project";
            cost: components["schemas"]["mosaic.Cost"];
            symbols: ("construction" | "culture" | "economy" | "food" | "government" | "health" | "military" | "science" | "urbanization")[];
            goods: string[];
        };
        /** PopulationDeck */
        "mosaic.PopulationDeck": {
            left: number;
            exhausted: boolean;
            empire_revealed: boolean;
            offer: components["schemas"]["mosaic.PopulationSeen"][];
            top: components["schemas"]["mosaic.PopulationSeen"] | null;
        };
        /** PopulationSeen */
        "mosaic.PopulationSeen": {
            id: string;
            cost: components["schemas"]["mosaic.Cost"];
            population: number;
        };
        /** TaxDeck */
        "mosaic.TaxDeck": {
            left: number;
            exhausted: boolean;
            empire_revealed: boolean;
            offer: components["schemas"]["mosaic.TaxSeen"][];
            top: components["schemas"]["mosaic.TaxSeen"] | null;
        };
        /** TaxSeen */
        "mosaic.TaxSeen": {
            id: string;
            /** @enum {unknown} */
            type: "tariff" | "tax";
            per: [
                number,
                number
            ];
            unrest: number;
        };
        /** WonderSeen */
        "mosaic.WonderSeen": {
            id: string;
            /** @enum {unknown} */
            hex_kind: "any" | "port";
            owner: number | null;
            hex: string | null;
        };
        /** GoldenAgeSeen */
        "mosaic.GoldenAgeSeen": {
            needs: number;
            vp: number;
            progress: number[];
            owner: number | null;
            id: string;
            /** @enum {unknown} */
            pillar: "construction" | "culture" | "economy" | "food" | "government" | "health" | "military" | "science" | "urbanization";
        };
        /** AchievementSeen */
        "mosaic.AchievementSeen": {
            needs: number;
            vp: number;
            progress: number[];
            owner: number | null;
            id: string;
            /** @enum {unknown} */
            stat: "cities" | "distinct_pillars" | "dominated_regions" | "food_production" | "ideas_production" | "money" | "population" | "ports" | "projects_plus_wonders" | "stone_production" | "tariff_production" | "tax_production" | "technology_cards_face_up" | "trade_good_kinds" | "trade_goods" | "units_on_map";
        };
        /** GovernmentSeen */
        "mosaic.GovernmentSeen": {
            id: string;
            cost: components["schemas"]["mosaic.Cost"];
            requires: components["schemas"]["mosaic.PillarsNeeded"];
            /** @enum {unknown} */
            per: "dominated_region" | "own_city_in_one_region" | "own_golden_age_or_achievement" | "own_wonder" | "population_pair" | "region_with_own_city";
            vp: number;
            production: components["schemas"]["mosaic.TracksRaised"];
            owner: number | null;
        };
        /** LeaderSeen */
        "mosaic.LeaderSeen": {
            id: string;
            symbols: ("construction" | "culture" | "economy" | "food" | "government" | "health" | "military" | "science" | "urbanization")[];
            owner: number | null;
        };
        /** CostsSeen */
        "mosaic.CostsSeen": {
            city: components["schemas"]["mosaic.Cost"];
            port: components["schemas"]["mosaic.Cost"];
            farm_town: components["schemas"]["mosaic.Cost"];
            artisan_town: components["schemas"]["mosaic.Cost"];
            unit: components["schemas"]["mosaic.Cost"];
            move: components["schemas"]["mosaic.Cost"];
            joker: number;
        };
        /** PlayerSeen */
        "mosaic.PlayerSeen": {
            seat: number;
            leader: string | null;
            leader_power: components["schemas"]["mosaic.LeaderPower"] | null;
            government: string | null;
            refresh_left: boolean;
            resources: components["schemas"]["mosaic.Purse"];
            population: number;
            production: components["schemas"]["mosaic.Tracks"];
            work: components["schemas"]["mosaic.Work"];
            symbols: components["schemas"]["mosaic.Pillars"];
            goods: {
                [key: string]: number;
            };
            wild: number;
            kinds: number;
            cities: number;
            ports: number;
            farm_towns: number;
            artisan_towns: number;
            units: number;
            supply: components["schemas"]["mosaic.Supply"];
            recruit_limit: number;
            recruitable: ("cavalry" | "infantry" | "siege_engine")[];
            technologies: string[];
            face_down: (string | null)[];
            build_cards: string[];
            tax_tariff_cards: string[];
            wonders: string[];
            golden_ages: string[];
            achievements: string[];
            unrest: number;
            ignored_unrest: number;
            money_from: {
                [key: string]: number;
            };
            doubles_left: number;
            displacements_left: number;
            to_play: number;
            points: components["schemas"]["mosaic.Points"];
            score: number;
        };
        /** LeaderPower */
        "mosaic.LeaderPower": {
            /** @enum {unknown} */
            kind: "convert_population" | "take_over";
            used: boolean;
        };
        /** Purse */
        "mosaic.Purse": {
            stone: number;
            food: number;
            ideas: number;
            money: number;
        };
        /** Tracks */
        "mosaic.Tracks": {
            stone: number;
            food: number;
            ideas: number;
            tax: number;
            tariff: number;
        };
        /**
         * Work
         * @description What the Work action would give.
         */
        "mosaic.Work": {
            stone: number;
            food: number;
            ideas: number;
        };
        /** Pillars */
        "mosaic.Pillars": {
            science: number;
            economy: number;
            food: number;
            health: number;
            construction: number;
            culture: number;
            government: number;
            military: number;
            urbanization: number;
        };
        /** Supply */
        "mosaic.Supply": {
            city: number;
            port: number;
            farm_town: number;
            artisan_town: number;
            infantry: number;
            cavalry: number;
            siege_engine: number;
        };
        /**
         * Points
         * @description Points by source, if the game ended now.
         */
        "mosaic.Points": {
            regions: number;
            governments: number;
            cities: number;
            towns: number;
            wonders: number;
            golden_ages: number;
            achievements: number;
            projects: number;
            technologies: number;
            artisan_towns: number;
            leader: number;
            unrest: number;
        };
        /**
         * YouSeen
         * @description What only the seat itself knows.
         */
        "mosaic.YouSeen": {
            seat: number;
            hand: string[];
            kept: string[];
            playable: string[];
            cards: {
                [key: string]: components["schemas"]["mosaic.TechnologySeen"];
            };
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
