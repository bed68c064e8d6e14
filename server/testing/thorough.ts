/** `THOROUGH=1 npm run unit` repeats what chance decides more often than a change needs. */
export const thorough = Boolean(process.env.THOROUGH);
