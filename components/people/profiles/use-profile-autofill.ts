import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileFields } from '@/components/people/profiles/profile-form'
import { type Slots, useAutofill } from '@/components/people/resumes/use-autofill'
import { focusSoon } from '@/components/ui/focus-soon'
import { monthLabel } from '@/lib/people/profiles/lists'

type Options = {
  form: UseFormReturn<ProfileFields>
  file: File | null
  isStored: boolean
  onChoose: (file: File) => void
  onSignedOut: () => void
}

type Name = 'personalInfo' | 'additionalInfo' | 'keySkills' | 'positions' | 'degrees'

/** Fills the profile's sections, open or not, from the resume in it or one chosen for it. */
export function useProfileAutofill({ form, ...resume }: Options) {
  const slot = <Found>(
    name: Name,
    label: string,
    toValue: (found: Found) => ProfileFields[Name],
    show?: (found: Found) => string,
  ) => ({
    label,
    isEmpty: form.watch(name).length === 0,
    fill: (found: Found) => form.setValue(name, toValue(found), { shouldDirty: true }),
    focus: () => focusSoon(() => document.querySelector<HTMLElement>(`button[aria-label="Edit ${label}"]`)),
    ...(show && { show }),
  })
  const slots: Slots = {
    city: slot('personalInfo', 'Personal Info', (city) => city),
    links: slot('additionalInfo', 'Additional Info', (links) => links.join('\n')),
    skills: slot('keySkills', 'Key skills', (skills) => skills),
    positions: slot(
      'positions',
      'Positions',
      (positions) => positions.map((position) => ({ ...position, description: '' })),
      (positions) =>
        positions
          .map(
            ({ title, company, from, to, isPresent }) =>
              `${title}, ${company}, ${monthLabel(from)} – ${isPresent ? 'present' : monthLabel(to)}`,
          )
          .join('\n'),
    ),
    degrees: slot(
      'degrees',
      'Degrees',
      (degrees) => degrees,
      (degrees) =>
        degrees.map(({ degree, school, year }) => [degree, school, year].filter(Boolean).join(', ')).join('\n'),
    ),
  }
  const fill = useAutofill({ rule: 'profileResume', slots, ...resume })
  const proposals: Record<string, ReactNode> = {
    personalInfo: fill.proposalFor('city'),
    additionalInfo: fill.proposalFor('links'),
    keySkills: fill.proposalFor('skills'),
    positions: fill.proposalFor('positions'),
    degrees: fill.proposalFor('degrees'),
  }
  return { fill, proposals }
}
