import { checkRounds, type CheckRound } from "#content/standard-checks.ts";
import { type Standard, type StandardId, standards } from "#content/standards.ts";
import { yearInNumber } from "./standard-path.ts";

export type StandardStatus = "current" | "withdrawn" | "superseded" | "not-checked";

/** What is known of a standard; only its number, its body and its subject are known of all. */
export interface RegisteredStandard extends Standard {
  readonly year?: number;
  readonly status: StandardStatus;
  readonly supersededBy?: string;
  readonly checked?: Pick<CheckRound, "on" | "against" | "sure">;
}

/** The register, with the last check of each standard. */
export const standardsRegister = (
  rounds: readonly CheckRound[] = checkRounds,
): RegisteredStandard[] =>
  standards.map((standard) => {
    const year = yearOf(standard.number, rounds);
    return { ...standard, ...(year && { year }), ...lastCheck(standard.number, rounds) };
  });

function lastCheck(number: StandardId, rounds: readonly CheckRound[]) {
  const round = rounds.findLast((other) => statusIn(other, number) !== "not-checked");
  if (!round) return { status: "not-checked" as const };
  const { on, against, sure, superseded } = round;
  const supersededBy = superseded?.[number];
  return {
    status: statusIn(round, number),
    ...(supersededBy && { supersededBy }),
    checked: { on, against, sure },
  };
}

function statusIn(
  { current, withdrawn, superseded }: CheckRound,
  number: StandardId,
): StandardStatus {
  if (current?.includes(number)) return "current";
  if (withdrawn?.includes(number)) return "withdrawn";
  return superseded?.[number] ? "superseded" : "not-checked";
}

function yearOf(number: StandardId, rounds: readonly CheckRound[]) {
  const carried = yearInNumber.exec(number)?.[1];
  if (carried) return Number(carried);
  return rounds.findLast(({ editions }) => editions?.[number])?.editions?.[number];
}
