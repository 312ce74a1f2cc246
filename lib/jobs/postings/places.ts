const MAX_PLACES = 5
const MAX_PLACE_LENGTH = 60

export function placesOf(given: unknown): string[] {
  const typed = [given].flat().filter((one) => typeof one === 'string')
  const names = typed.flatMap((one) => one.replaceAll('\0', '').split(/[;|/]|\s+or\s+/i))
  return [...new Set(names.map(placeName).filter(Boolean))].slice(0, MAX_PLACES)
}

function placeName(typed: string): string {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/ ?,[ ,]*/g, ', ')
    .slice(0, MAX_PLACE_LENGTH)
    .replace(/^[\s,]+|[\s,]+$/g, '')
  if (text !== text.toLowerCase()) return text
  return text
    .replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/, \p{L}{2}$/u, (state) => state.toUpperCase())
}
