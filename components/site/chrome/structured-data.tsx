/** Facts about the page for search engines (JSON-LD). Escapes '<', so that no text can end the script. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON's quotes, and the JSON has no markup.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
