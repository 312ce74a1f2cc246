declare module 'word-extractor' {
  type Document = {
    getBody(): string
    getHeaders(): string
    getTextboxes(): string
    getFootnotes(): string
  }
  export default class WordExtractor {
    extract(file: Buffer): Promise<Document>
  }
}
