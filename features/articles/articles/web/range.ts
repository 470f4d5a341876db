export * from '../contract/range.ts'
