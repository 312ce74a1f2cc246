/** Of Node's HTTP server: who sends slowly is cut off, who reads on is not. */
export const timeouts = {
  headersTimeout: 20_000,
  // Nor may a body take longer that comes byte by byte.
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}
