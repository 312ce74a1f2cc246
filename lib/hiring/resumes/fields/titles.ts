const TITLE =
  /\b(?:engineer|developer|analyst|architect|manager|consultant|administrator|admin|designer|tester|lead|director|programmer|specialist|scientist|coordinator|officer|associate|intern|trainee|accountant|assistant|executive|recruiter|nurse|technician|head|president|vp|cto|ceo|sdet|dba|qa)\b/i

/** Whether a text names a job rather than a person or a company. */
export const isTitle = (text: string): boolean => TITLE.test(text)
