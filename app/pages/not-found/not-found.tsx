import { NotFound } from "#app/shell/not-found.tsx";

export default NotFound;
