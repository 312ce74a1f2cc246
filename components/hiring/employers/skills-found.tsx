'use client'

import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useHireForm } from '@/components/hiring/employers/use-hire-field'
import { callApi } from '@/lib/api/client'

const PAUSE_MS = 800
const MAX_SHOWN = 12

/** Skills that the description names and the qualification doesn't, to add with a click. */
export function SkillsFound() {
  const { control, setValue, formState } = useHireForm()
  const [description = '', qualification = ''] = useWatch({ control, name: ['description', 'qualification'] })
  const skills = useSkillsIn(description, qualification)
  if (skills.length === 0) return null

  function add(added: string[]) {
    const before = qualification.trimEnd()
    const joint = before === '' ? '' : /[.:;]$/.test(before) ? ' ' : ', '
    const next = `${before}${joint}${added.join(', ')}`
    setValue('qualification', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }

  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-[0.95rem] text-muted">Skills in the description that aren't in Qualification</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {skills.map((skill) => (
          <AddButton key={skill} label={skill} hint={`Add ${skill}`} onClick={() => add([skill])} />
        ))}
        {skills.length > 1 && <AddButton label="Add all" onClick={() => add(skills)} />}
      </div>
    </fieldset>
  )
}

function AddButton({ label, hint, onClick }: { label: string; hint?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={hint}
      className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line bg-raised px-3.5 hover:bg-sunken"
    >
      <Plus aria-hidden className="size-4" /> {label}
    </button>
  )
}

function useSkillsIn(description: string, qualification: string): string[] {
  const [found, setFound] = useState<string[]>([])
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(async () => {
      if (!description.trim()) return setFound([])
      const json = { description, qualification }
      const { isOk, data } = await callApi<{ skills: string[] }>('/api/postings/skills', { method: 'POST', json })
      if (!isLate) setFound(isOk ? data.skills.slice(0, MAX_SHOWN) : [])
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [description, qualification])
  return found
}
