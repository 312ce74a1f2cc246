export { default } from '@/app/(admin)/(console)/(plain)/(lists)/loading'
