import { useEffect, useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useHireForm } from '@/components/hiring/employers/use-hire-field'
import { namesIn } from '@/lib/jobs/postings/fields'

export type ExactValues = Record<string, string | undefined>

type ExactOf = {
  section: 'exact-pay' | 'exact-place'
  /** The field that says the same in words. */
  text: 'salary' | 'location'
  /** The fields' values that the server detected in the text. */
  read: Record<string, string | number | null> | null
  /** The text for these values. Blank if they're incomplete. */
  write: (values: ExactValues) => string
  isOpen: boolean
}

/**
 * Lets a text and the exact fields below it fill in each other, without changing what someone typed. The text fills in
 * blank fields once they're open, because stored fields take precedence over the text. `instead` is the text that the
 * fields stand for if it's another one.
 */
export function useExact({ section, text, read, write, isOpen }: ExactOf) {
  const { control, getValues, setValue, subscribe, formState } = useHireForm()
  const names = namesIn(section)
  const typed: ExactValues = Object.fromEntries(
    useWatch({ control, name: names }).map((value, index) => [names[index], value as string | undefined]),
  )
  const written = useWatch({ control, name: text }) ?? ''
  const fromText = useRef('')
  const fromFields = useRef('')
  /** Whether someone filled in fields by hand, which the text then leaves alone. */
  const isChosen = useRef(false)
  /** So that fields that someone clears stay blank. */
  const filledWith = useRef('')
  const keyOf = (values: ExactValues) => JSON.stringify(names.map((name) => values[name] || ''))
  const blank = keyOf({})
  const [readKey, typedKey] = [read && keyOf(textsOf(read)), keyOf(typed)]
  const sentence = write(typed)
  const set = { shouldDirty: true, shouldValidate: formState.isSubmitted }

  const fill = (values: ExactValues) => {
    for (const name of names) setValue(name, (values[name] ?? '') as never, set)
  }
  const latest = useRef({ fill, write, keyOf })
  useLayoutEffect(() => {
    latest.current = { fill, write, keyOf }
  })

  const isFilling = isOpen && typedKey === blank
  useEffect(() => {
    if (!isOpen) filledWith.current = ''
    if (!read || !readKey) return
    if (isFilling && filledWith.current !== readKey) {
      latest.current.fill(textsOf(read))
      filledWith.current = readKey
      fromText.current = readKey
    } else if (typedKey === readKey && !isChosen.current) fromText.current = readKey
  }, [read, readKey, typedKey, isOpen, isFilling])

  useEffect(() => {
    const current = () => Object.fromEntries(namesIn(section).map((name) => [name, getValues(name) as string]))
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        if (type !== 'change') return
        const { fill, write, keyOf } = latest.current
        if (name === text) {
          fromFields.current = ''
          if (fromText.current && keyOf(current()) === fromText.current) fill({})
          if (keyOf(current()) === keyOf({})) isChosen.current = false
          fromText.current = ''
          filledWith.current = ''
        } else if (namesIn(section).some((each) => each === name)) {
          fromText.current = ''
          isChosen.current = true
          const now = getValues(text) ?? ''
          const next = write(current())
          if (!next || (now.trim() !== '' && now !== fromFields.current)) return
          fromFields.current = next
          setValue(text, next, { shouldDirty: true, shouldValidate: true })
        }
      },
    })
  }, [section, text, subscribe, getValues, setValue])

  const isSame = sentence === written || typedKey === readKey
  const replace = () => {
    fromFields.current = sentence
    setValue(text, sentence, { shouldDirty: true, shouldValidate: true })
  }
  return { instead: sentence && written.trim() && !isSame ? sentence : '', replace }
}

const textsOf = (read: Record<string, string | number | null>): ExactValues =>
  Object.fromEntries(Object.entries(read).map(([name, value]) => [name, value === null ? '' : String(value)]))
