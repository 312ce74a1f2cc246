/** The server decides, and its message appears beside the field. */
export const isPhone = (): boolean => true

export const isCallingCode = (): boolean => true

export const phoneLabel = (text: string): string => text
