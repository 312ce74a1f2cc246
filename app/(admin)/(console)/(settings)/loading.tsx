export { SettingsSkeleton as default } from '@/components/back-office/settings-skeleton'
