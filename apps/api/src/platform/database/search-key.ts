export { searchKey } from '@tivara/contracts';
