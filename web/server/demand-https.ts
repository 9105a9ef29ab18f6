import "server-only";
import onHeaders from "on-headers";
import { onRequest } from "./on-request.ts";

const header = "Strict-Transport-Security";

/** A build that knows no address says nothing of https; the process that knows one does. */
export function demandHttps(): void {
  onRequest(({ response }) => {
    onHeaders(response, () => {
      if (!response.hasHeader(header)) response.setHeader(header, "max-age=63072000; includeSubDomains");
    });
  });
}
