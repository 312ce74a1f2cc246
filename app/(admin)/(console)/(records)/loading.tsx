export { RecordSkeleton as default } from '@/components/back-office/record-skeleton'
