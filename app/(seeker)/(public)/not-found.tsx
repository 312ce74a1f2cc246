export { default, metadata } from '@/app/(seeker)/(public)/applied-jobs/not-found/page'
