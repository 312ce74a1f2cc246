export const site = {
  name: 'Cedarbridge',
  legalName: 'Cedarbridge Technologies',
  tagline: 'IT consulting, staffing and training across the United States',
  description:
    'Cedarbridge Technologies builds software, staffs IT teams and trains engineers for companies across the United States, from Austin and Hyderabad.',
  phone: { label: '+1 (512) 555-0142', href: 'tel:+15125550142' },
  email: 'hello@cedarbridge.example',
  offices: [
    {
      name: 'USA office',
      country: 'United States',
      phone: { label: '+1 (512) 555-0142', href: 'tel:+15125550142' },
      address: {
        streetAddress: '1208 Cedar Bridge Road, Suite 400',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        postalCode: '78701',
        addressCountry: 'US',
      },
      map: { latitude: 30.2711, longitude: -97.7437, drawing: 'river' },
    },
    {
      name: 'India office',
      country: 'India',
      phone: { label: '+91 90000 01420', href: 'tel:+919000001420' },
      address: {
        streetAddress: 'Plot 42, Cyber Gateway Road, Madhapur',
        addressLocality: 'Hyderabad',
        addressRegion: 'Telangana',
        postalCode: '500081',
        addressCountry: 'IN',
      },
      map: { latitude: 17.4483, longitude: 78.3915, drawing: 'lake' },
    },
  ],
  social: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  referencePrefix: 'CB',
  termsVersion: '2026-11-25',
} as const

type Office = (typeof site.offices)[number]

export const cityLine = ({ address }: Office): string =>
  `${address.addressLocality}, ${address.addressRegion} ${address.postalCode}`

export const addressLines = (office: Office): string[] => [
  office.address.streetAddress,
  cityLine(office),
  office.country,
]

export const rupeesPer: Record<string, number> = {
  INR: 1,
  USD: 84,
  EUR: 91,
  GBP: 107,
  CAD: 61,
  AED: 23,
  AUD: 55,
  CHF: 95,
  DKK: 12,
  HKD: 10.8,
  ILS: 23,
  JPY: 0.56,
  KWD: 273,
  MXN: 4.6,
  MYR: 19,
  NOK: 7.7,
  NZD: 50,
  PHP: 1.45,
  PLN: 21,
  QAR: 23,
  SAR: 22.4,
  SEK: 8,
  SGD: 62,
  ZAR: 4.7,
  BRL: 15,
}
