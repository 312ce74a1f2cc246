export { ListSkeleton as default } from '@/components/back-office/list-skeleton'
