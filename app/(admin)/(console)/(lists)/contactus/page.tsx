import type { Metadata } from 'next'
import { ContactList } from '@/components/contacts/list'

export const metadata: Metadata = {
  title: 'Contact Us List',
  description: 'What people wrote through the contact form.',
  robots: { index: false },
}

export default function ContactUsListPage({ searchParams }: PageProps<'/contactus'>) {
  return <ContactList searchParams={searchParams} />
}
