import type { Engine } from "../engines/engine.ts";

const selectWithoutMail = `select id from enquiries where not exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id and recipient = 'laboratory')`;

export async function verifyStore(engine: Engine) {
  const errors = await engine.integrityErrors();
  if (errors.length) return { enquiries: 0, mailJobs: 0, problems: errors };
  const [counts] = await engine.read(
    `select (select count(*) from enquiries) as enquiries, (select count(*) from outbox) as jobs`,
  );
  const missing = await engine.read(selectWithoutMail);
  return {
    enquiries: Number(counts!.enquiries),
    mailJobs: Number(counts!.jobs),
    problems: missing.map(({ id }) => `${String(id)} has no mail to the laboratory.`),
  };
}
