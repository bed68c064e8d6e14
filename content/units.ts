/** What the work of a survey is counted in, as its page has it. */
export type Unit = "survey" | "km" | "junction" | "station";
