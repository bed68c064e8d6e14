import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends these bytes and returns what comes back until the server closes the connection. */
export async function rawRequest(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
