const tones = {
  plain: 'hover:text-ink',
  danger: 'hover:text-danger focus-visible:text-danger',
  success: 'hover:text-success focus-visible:text-success',
} as const

export function rowAction(tone: keyof typeof tones = 'plain'): string {
  return `inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-1.5 font-medium text-muted transition-colors hover:bg-raised max-md:flex-auto max-md:border max-md:border-line max-md:bg-raised max-md:text-ink md:min-h-9 md:min-w-9 md:px-0 ${tones[tone]}`
}

export const rowActionWord = 'whitespace-nowrap md:sr-only'

export const rowActions = 'flex flex-wrap items-center gap-2 md:flex-nowrap md:justify-end md:gap-0'

export const pageAction = 'text-sm! lg:min-h-9! lg:px-4! lg:py-1!'
