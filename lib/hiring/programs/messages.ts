export const programMessages = {
  noJob: "Job not found. An API key only finds and changes its own system's jobs this way.",
  externalIdTaken: "There's already a job with this external ID. Change it instead.",
  mayNotPublish: "This API key needs the scope jobs:publish. Leave out publish, and we'll review the job.",
  nothingToChange: 'Send at least one field to change.',
} as const
