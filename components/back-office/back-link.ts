export const backLink =
  'inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8'
