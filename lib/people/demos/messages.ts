export const demoMessages = {
  success: 'Registration successful!',
  failed: (serverText: string) => `Failed: ${serverText}`,
  unreachable: 'Something went wrong. Please try again.',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  type: 'Choose a live or a recorded session',
  email: 'Please enter a valid email.',
  number: 'Enter a valid contact number.',
  tooLong: 'This is too long',
  oneLine: 'Use letters, spaces and punctuation only',
} as const
