export const siteFileMessages = {
  choose: 'Choose a site file.',
  notSiteFile: "This isn't a site file. Choose a zip file that you exported from a site.",
  newer: 'This file was made by a newer version of the site. Update this site first.',
  missingPicture: (name: string) => `The image ${name} is missing.`,
  pagesTwice: (path: string) => `The page ${path} is in the file twice.`,
  tooLarge: (maxMb: number) =>
    `Your images are larger than ${maxMb} MB in total, which is too much for one file. Remove some from your pages.`,
  /** Lists the first problems, because a hand-edited file can have hundreds. */
  problems: (list: string[], max = 5) => {
    const rest = list.length - max
    const lines = list.slice(0, max).join('\n')
    return `This file can't be imported:\n${lines}${rest > 0 ? `\nand ${rest} more.` : ''}`
  },
  changed: 'The site has changed since you checked this file. Check it again.',
  same: 'Nothing to import: the site already matches this file.',
  imported: 'Imported. Your changes are live.',
  notChecked: "We couldn't check the file. Try again.",
  notImported: "We couldn't import the file. Nothing was changed. Try again.",
} as const
