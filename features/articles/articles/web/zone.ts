export * from '../contract/zone.ts'
