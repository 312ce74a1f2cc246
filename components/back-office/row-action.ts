const tones = {
  plain: 'hover:text-ink',
  danger: 'hover:text-danger focus-visible:text-danger',
  success: 'hover:text-success focus-visible:text-success',
} as const

/** The classes of what can be done to a row: quiet until it is meant; with its word on a phone, an icon alone elsewhere. */
export function rowAction(tone: keyof typeof tones = 'plain'): string {
  return `inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-medium text-muted transition-colors hover:bg-raised max-md:flex-1 max-md:border max-md:border-line max-md:bg-raised max-md:text-ink md:min-h-9 md:min-w-9 md:px-0 ${tones[tone]}`
}

/** The word of such an action. */
export const rowActionWord = 'md:sr-only'

/** The actions of a row side by side. */
export const rowActions = 'flex flex-wrap items-center gap-2 md:flex-nowrap md:justify-end md:gap-0'

/** The classes of what can be added to a list, beside its search. */
export const pageAction = 'text-sm! lg:min-h-9! lg:px-4! lg:py-1!'
