// The names the client gives to the server's shapes. See docs/api.md for what they mean.

import type { components } from "./schema";

type Shapes = components["schemas"];

/** One of the languages there is a folder for. */
export type Lang = string;
export type OptionValue = boolean | string | number | null;
export type Title = Shapes["TitleView"];
export type TitleOption = Shapes["OptionView"];
export type Texts = Shapes["Texts"];
export type Rule = Shapes["RuleView"];
export type Lesson = Shapes["LessonView"];
export type PackFile = Shapes["PackFile"];
export type Verdict = Shapes["Verdict"];
export type Person = Shapes["Me"];
export type ServerFacts = Shapes["ServerView"];
export type Program = Shapes["Program"];
export type Token = Shapes["Token"];
export type SeatView = Shapes["SeatView"];
export type Action = Shapes["ActionView"];
export type Prompt = Shapes["PromptView"];
export type LogLine = Shapes["LogLine"];
export type Score = Shapes["ScoreView"];
export type Over = Shapes["OverView"];
export type TableView = Shapes["TableView"];
export type TableItem = Shapes["TableItem"];
export type TableRows = Shapes["TableList"];
export type NewTable = Shapes["NewTable"];
export type Game = Shapes["Game"];
export type Games = Shapes["Games"];
export type Profile = Shapes["Profile"];
export type Rated = Shapes["Rated"];
export type ChatLine = Shapes["ChatLine"];
export type Hint = Shapes["HintView"];
export type Forecast = Shapes["ForecastView"];
export type AnalysisView = Shapes["AnalysisView"];
export type Analysis = Shapes["Analysis"];
export type DecisionWords = Shapes["DecisionView"];
export type Reason = Shapes["Reason"];
/** One position on the way through a game. */
export type Point = Shapes["Point"];
export type ServerMessage = Shapes["ServerMessage"];
export type ClientMessage = Shapes["ClientMessage"];

type Keys<Union> = Union extends unknown ? keyof Union : never;
/** One of several shapes, no matter which: what any of them has may be there. */
export type AnyOf<Union> = {
  [Key in Keys<Union>]?: Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;
};
