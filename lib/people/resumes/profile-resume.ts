type ResumeChoice = { useProfileResume?: boolean; resume?: File }

/** A file that was chosen before "Use the resume in your profile" was ticked isn't checked or sent. */
export const withoutUnusedFile = <Choice extends ResumeChoice>(choice: Choice): Choice =>
  choice.useProfileResume ? { ...choice, resume: undefined } : choice
