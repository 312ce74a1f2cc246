/** The forms with which a visitor writes to the company, and what stands beside them, in one file. */
export { ContactForm } from '@/components/contacts/contact-form'
export { OfficeMap } from '@/components/contacts/office-map'
export { DemoForm } from '@/components/demos/demo-form'
