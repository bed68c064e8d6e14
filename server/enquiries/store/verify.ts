import type { Engine } from "../engines/engine.ts";

const selectWithoutMail = `select id from enquiries where not exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id and recipient = 'laboratory')`;

/** Why the store is not whole. */
export async function storeProblems(engine: Engine): Promise<string[]> {
  const errors = await engine.integrityErrors();
  if (errors.length) return errors;
  const missing = await engine.read(selectWithoutMail);
  return missing.map(({ id }) => `${String(id)} has no mail to the laboratory.`);
}
