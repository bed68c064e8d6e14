/** A look into a publisher's own list of standards; no other source gives an edition or a status. */
export interface Reading {
  /** The day of the list, YYYY-MM-DD. */
  readonly on: string;
  readonly against: string;
}

/** A standard that was found in its publisher's list. */
export interface ListedStandard {
  /** What it is about, in our words. */
  readonly subject: string;
  /** The year of the edition, where the number does not carry it. */
  readonly year?: number;
  readonly amendments?: number;
  /** The month, YYYY-MM. */
  readonly reaffirmed?: string;
  /** Default: in force. */
  readonly status?: "withdrawn" | "superseded";
  readonly supersededBy?: string;
  /** The official title, as the list prints it. */
  readonly title: string;
  /** Default: the reading of its publisher. */
  readonly checked?: Reading;
}

/** Only the subject where nobody has looked the standard up. */
export type StandardEntry = string | ListedStandard;
