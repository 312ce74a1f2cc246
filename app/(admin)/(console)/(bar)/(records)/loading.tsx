export { default } from '@/app/(admin)/(console)/(plain)/(records)/loading'
