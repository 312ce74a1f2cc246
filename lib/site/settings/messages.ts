export const settingsMessages = {
  saved: 'Settings saved. The site shows them right away.',
  failure: "We couldn't save the settings. Try again.",
  conflict:
    'Someone else just saved these settings. Their version is next to each field that differs: use theirs, or save to keep yours.',
  same: 'Nothing to save: these are the current settings.',
  noVersion: 'That version no longer exists.',
  phone: 'Enter a phone number with its country code, like +1 (512) 555-0142',
  email: 'Enter an email address like hello@example.com',
  link: 'Enter the full address of the page, like https://www.linkedin.com/company/example',
  country: 'Choose a country',
  coordinates: 'Enter both latitude and longitude, or leave both empty',
  latitude: 'Latitude is a number from -90 to 90',
  longitude: 'Longitude is a number from -180 to 180',
  noOffice: 'Keep at least one office',
  tooManyOffices: 'You can list up to 8 offices',
  prefix: 'Use 1 to 5 capital letters, like CB',
  color: 'Enter a color as # and six digits, like #12392b',
} as const
