type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Typed = { control: Control; value: string; isChecked: boolean; files: File[] }

export function typedIn(place: HTMLElement): Typed[] {
  const controls = [...place.querySelectorAll<Control>('input, textarea, select')]
  return controls.filter(isTouched).map((control) => ({
    control,
    value: control.value,
    isChecked: control instanceof HTMLInputElement && control.checked,
    files: control instanceof HTMLInputElement ? [...(control.files ?? [])] : [],
  }))
}

export function restoreTyped(typed: Typed[]): void {
  for (const { control, value, isChecked, files } of typed) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (isChecked) press(control)
      continue
    }
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      press(control)
      continue
    }
    if (files.length > 0) chooseAgain(control as HTMLInputElement, files)
    else control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The list that was read of the control is empty once the control is. */
function chooseAgain(control: HTMLInputElement, files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  control.files = chosen.files
}

function press(control: HTMLInputElement): void {
  control.checked = control.defaultChecked
  control.click()
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== chosenAtFirst(control)
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement && control.type === 'file') return control.files?.length !== 0
  return control.value !== control.defaultValue
}

function chosenAtFirst({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}
