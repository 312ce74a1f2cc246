/** The models whose rows can be marked as sample data. Rows below them, such as notes, belong to their parent. */
export const sampleModels = [
  'Seeker',
  'Posting',
  'Application',
  'GeneralApplication',
  'JobAlert',
  'JobReport',
  'JobPost',
  'Blog',
  'BlogComment',
  'ContactMessage',
  'DemoRegistration',
  'Partner',
] as const

export type SampleModel = (typeof sampleModels)[number]

export const isSampleModel = (name: string): name is SampleModel => sampleModels.some((model) => model === name)
