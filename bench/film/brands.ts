import sharp from 'sharp'

export type Brand = {
  company: {
    name: string
    legalName: string
    tagline: string
    description: string
    phone: string
    email: string
    prefix: string
    linkedin: string
    facebook: string
  }
  offices: { name: string; street: string; city: string; region: string; postalCode: string; phone: string }[]
  colors: { brand: string; accent: string }
  look: { typeface: 'serif' | 'slab' | 'bricolage'; corners: 'round' | 'sharp' | 'soft' }
  job: { title: string; company: string; city: string; description: string; qualification: string; pay: string }
  pages: { title: string; description: string; heading: string; text: string }[]
}

const officeIn = (name: string, street: string, city: string, region: string, postalCode: string, phone: string) => ({
  ...{ name, street, city, region, postalCode, phone },
})

/** Three companies that have nothing in common with the sample company or each other. */
export const brands: [Brand, ...Brand[]] = [
  {
    company: {
      name: 'Sundial Care',
      legalName: 'Sundial Care Staffing, Inc.',
      tagline: 'Nurses for the night shift',
      description:
        'Sundial Care places registered nurses in hospitals and clinics on the coast of Oregon and Washington.',
      phone: '+1 (503) 555-0123',
      email: 'hello@sundialcare.example',
      prefix: 'SC',
      linkedin: 'https://www.linkedin.com/company/sundialcare',
      facebook: 'https://www.facebook.com/sundialcare',
    },
    offices: [
      officeIn('Head office', '410 Harbor Street', 'Portland', 'OR', '97201', '+1 (503) 555-0123'),
      officeIn('Washington office', '77 Alder Avenue', 'Seattle', 'WA', '98101', '+1 (206) 555-0166'),
    ],
    colors: { brand: '#7a1f3d', accent: '#0f6e84' },
    look: { typeface: 'serif', corners: 'round' },
    job: {
      title: 'Night Nurse, Intensive Care',
      company: 'Mercy Coast Hospital',
      city: 'Portland, OR',
      description:
        'Care for up to two patients a night in a unit with 16 beds.\n- Shifts of 12 hours, three a week\n- A charge nurse on every shift',
      qualification: '- License in Oregon\n- Two years in intensive care',
      pay: '$52 - $64 per hour',
    },
    pages: [
      {
        title: 'Why nights',
        description: 'Why hospitals ask us for nurses who want to work at night.',
        heading: 'People who choose the night',
        text: 'Most agencies fill night shifts last. We only work with nurses who prefer them, so they stay. Nine in ten are still on the same ward after a year.',
      },
      {
        title: 'How we place nurses',
        description: 'From your call to the first shift in four days.',
        heading: 'Four days from call to first shift',
        text: 'Tell us about the ward on Monday. By Tuesday you have three profiles with license, references and preferred shifts. You talk to them on Wednesday, and the first shift is on Friday.',
      },
      {
        title: 'For nurses',
        description: 'What you get when you work with us.',
        heading: 'Your schedule, six weeks ahead',
        text: 'You see every shift six weeks ahead and decline what does not suit you. We pay weekly, cover your license fees and call you after your first week on a ward.',
      },
      {
        title: 'Hospitals we work with',
        description: 'The hospitals and clinics that have nurses from us.',
        heading: 'Eleven hospitals, forty wards',
        text: 'We work with eleven hospitals between Astoria and Tacoma. Most have been with us since we opened in 2014. Ask us for the number of a ward manager near you.',
      },
      {
        title: 'Questions and answers',
        description: 'What hospitals and nurses ask us most often.',
        heading: 'What people ask first',
        text: 'Do you charge nurses? No, never. Can a hospital hire a nurse for good? Yes, after three months without a fee. Do you place people from abroad? Yes, if they have a license here.',
      },
    ],
  },
  {
    company: {
      name: 'Ironwood Crews',
      legalName: 'Ironwood Crews LLC',
      tagline: 'Building crews by Monday',
      description:
        'Ironwood Crews sends carpenters, welders and site managers to builders across Arizona and New Mexico.',
      phone: '+1 (602) 555-0177',
      email: 'crews@ironwood.example',
      prefix: 'IW',
      linkedin: 'https://www.linkedin.com/company/ironwoodcrews',
      facebook: 'https://www.facebook.com/ironwoodcrews',
    },
    offices: [
      officeIn('Yard', '1900 Canal Road', 'Phoenix', 'AZ', '85004', '+1 (602) 555-0177'),
      officeIn('New Mexico office', '12 Mesa Way', 'Albuquerque', 'NM', '87102', '+1 (505) 555-0119'),
    ],
    colors: { brand: '#2b2b2b', accent: '#a34700' },
    look: { typeface: 'slab', corners: 'sharp' },
    job: {
      title: 'Structural Welder',
      company: 'Mesa Steel Works',
      city: 'Phoenix, AZ',
      description: 'Weld frames for a school and two warehouses.\n- Four days a week\n- Tools and truck provided',
      qualification: '- AWS D1.1\n- Three years on site',
      pay: '$34 - $41 per hour',
    },
    pages: [],
  },
  {
    company: {
      name: 'Peregrine Legal',
      legalName: 'Peregrine Legal Talent, Inc.',
      tagline: 'Paralegals who have seen a trial',
      description:
        'Peregrine Legal places paralegals and litigation support staff with law firms in Boston and Providence.',
      phone: '+1 (617) 555-0151',
      email: 'desk@peregrine-legal.example',
      prefix: 'PL',
      linkedin: 'https://www.linkedin.com/company/peregrinelegal',
      facebook: 'https://www.facebook.com/peregrinelegal',
    },
    offices: [
      officeIn('Boston', '25 Court Square', 'Boston', 'MA', '02108', '+1 (617) 555-0151'),
      officeIn('Providence', '8 Benefit Street', 'Providence', 'RI', '02903', '+1 (401) 555-0108'),
    ],
    colors: { brand: '#26215c', accent: '#8a5a00' },
    look: { typeface: 'bricolage', corners: 'soft' },
    job: {
      title: 'Litigation Paralegal',
      company: 'Hale & Winslow',
      city: 'Boston, MA',
      description: 'Prepare two trials a year with a team of five.\n- Hybrid, three days in the office',
      qualification: '- Paralegal certificate\n- Experience with e-discovery',
      pay: '$78,000 - $92,000 per year',
    },
    pages: [],
  },
]

/** A logo in the brand's colors, without a background. */
export function drawLogo({ company: { name }, colors: { brand, accent } }: Brand): Promise<Buffer> {
  const width = 96 + name.length * 36
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="96">
    <circle cx="44" cy="48" r="34" fill="${accent}"/><path d="M44 48L44 22M44 48L62 56" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
    <text x="96" y="68" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="56" fill="${brand}">${name}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
