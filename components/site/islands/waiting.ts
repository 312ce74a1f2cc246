export function sendWaiting(place: HTMLElement): void {
  place.dataset.live = ''
  const inside = place.querySelectorAll<HTMLElement>('[data-waiting]')
  for (const waiting of [...(place.matches('[data-waiting]') ? [place] : []), ...inside]) {
    delete waiting.dataset.waiting
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
    else waiting.click()
  }
}

export function isTouched(place: HTMLElement): boolean {
  return place.matches(':focus-within') || place.querySelector('[data-waiting]') !== null
}
