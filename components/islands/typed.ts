type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { control: Control; value: string; isChecked: boolean }

export function typedIn(place: HTMLElement): Typed[] {
  const controls = [...place.querySelectorAll<Control>('input:not([type=file]), textarea, select')]
  return controls.filter(isTouched).map((control) => ({
    control,
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
  }))
}

export function restoreTyped(typed: Typed[]): void {
  for (const { control, value, isChecked } of typed) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (isChecked) press(control)
      continue
    }
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      press(control)
      continue
    }
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function press(control: HTMLInputElement): void {
  control.checked = control.defaultChecked
  control.click()
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== chosenAtFirst(control)
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function chosenAtFirst({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}
