import { type ClipboardEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { FieldError } from '@/components/ui/field'
import { CODE_LENGTH, normalizeCode } from '@/lib/auth/code-rules'

type CodeBoxesProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string
  readOnly?: boolean
  ref?: Ref<{ focus: () => void }>
}

export function CodeBoxes({ label, value, onChange, error, readOnly, ref }: CodeBoxesProps) {
  const errorId = 'code-error'
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  useImperativeHandle(ref, () => ({ focus: () => boxes.current[0]?.focus() }))
  const characters = Array.from({ length: CODE_LENGTH }, (_, index) => value[index]?.trim() ?? '')

  function write(from: number, typed: string) {
    const next = [...characters]
    const fitting = typed.slice(0, CODE_LENGTH - from)
    for (const [offset, character] of [...fitting].entries()) next[from + offset] = character
    onChange(next.map((character) => character || ' ').join(''))
    boxes.current[Math.min(from + fitting.length, CODE_LENGTH - 1)]?.focus()
  }

  function clear(index: number) {
    onChange(characters.map((character, at) => (at === index ? ' ' : character || ' ')).join(''))
    boxes.current[index]?.focus()
  }

  function paste(event: ClipboardEvent, index: number) {
    event.preventDefault()
    const pasted = normalizeCode(event.clipboardData.getData('text'))
    if (!readOnly && pasted) write(pasted.length >= CODE_LENGTH ? 0 : index, pasted)
  }

  function move(event: KeyboardEvent, index: number) {
    if (event.key === 'Backspace' && !readOnly && !characters[index] && index > 0) {
      event.preventDefault()
      clear(index - 1)
    }
    if (event.key === 'ArrowLeft') boxes.current[index - 1]?.focus()
    if (event.key === 'ArrowRight') boxes.current[index + 1]?.focus()
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 block font-medium">{label}</legend>
      <div className="flex gap-3 large-text:gap-1.5">
        {characters.map((character, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            value={character}
            // maxLength would truncate a code that a phone fills in, and onChange misses a repeated character.
            onInput={({ currentTarget }) => {
              const typed = normalizeCode(currentTarget.value)
              if (typed.length === CODE_LENGTH) return write(0, typed)
              // What's typed into a full box replaces the character that's there. The caret follows what was typed.
              const isAtEnd = currentTarget.selectionEnd === currentTarget.value.length
              const fresh = typed.length > 1 && character ? (isAtEnd ? typed.slice(1) : typed.slice(0, -1)) : typed
              if (fresh) write(fresh.length < CODE_LENGTH ? index : 0, fresh)
              else clear(index)
            }}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => move(event, index)}
            onFocus={({ target }) => target.select()}
            readOnly={readOnly}
            inputMode="text"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-label={`Character ${index + 1} of ${CODE_LENGTH}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="h-14 w-14 min-w-0 rounded-control border border-edge bg-raised text-center font-display text-heading font-semibold uppercase read-only:bg-sunken aria-invalid:border-danger"
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
