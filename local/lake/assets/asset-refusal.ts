/** A request about an asset that is answered with an error in the JSON shape of Sanity's asset API. */
export class AssetRefusal extends Error {
  status: 400 | 404 | 413;

  constructor(status: 400 | 404 | 413, message: string) {
    super(message);
    this.status = status;
  }

  toResponse(): Response {
    const body = { statusCode: this.status, error: statusNames[this.status], message: this.message };
    return Response.json(body, {
      status: this.status,
      headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" },
    });
  }
}

const statusNames = { 400: "Bad Request", 404: "Not Found", 413: "Payload Too Large" };
