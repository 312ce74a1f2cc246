import type { NumberRule } from '@/lib/content/site-texts/pages'

export const siteTextMessages = {
  unknown: 'This page has no such field.',
  empty: 'Enter text, or reset to the default.',
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
  numbers: ({ min = 0, max, isWhole, least, most }: NumberRule) => {
    const range = `from ${min} to ${max.toLocaleString('en-US')}`
    if (most) return `Enter ${least} to ${most} numbers ${range}, separated by commas.`
    return `Enter a ${isWhole ? 'whole ' : ''}number ${range}.`
  },
  control: "This contains a character we can't display.",
  published: 'Published. Your changes are live.',
  same: 'No changes to publish.',
  changed: 'Someone else just published this page. Your text is still here. Review theirs, then publish again.',
  noVersion: "There's no such version.",
  restored: 'Earlier version restored.',
  draftSaved: 'Draft saved.',
  discarded: 'Draft discarded.',
  failure: "We couldn't save the page. Try again.",
  askRestore: 'Restore this version? The current one stays in the history.',
  askDiscard: 'Discard your draft? Unpublished changes will be lost.',
} as const
