export { readContentSchedule } from './content-schedule.js';
export { ContentModule } from './content.module.js';
export { ContentService, type NamedContent } from './content.service.js';
