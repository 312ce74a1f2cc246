type Policy = {
  /** What marks the inline scripts that may run: a nonce or hashes. */
  scripts: string
  /** React's own pages set style attributes, and in development more than that. */
  runtime?: 'production' | 'development'
  /** The only other site that the page may show in a frame. */
  frames?: string
}

/** The content policy of every page. */
export function contentPolicy({ scripts, runtime, frames }: Policy): string {
  const isDevelopment = runtime === 'development'
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self'",
    ...(runtime ? ["style-src-attr 'unsafe-inline'"] : []),
    ...(isDevelopment ? ["style-src-elem 'self' 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
