import { ReleaseFault } from './release-fault.entity.js';
import { ReleaseVoice } from './release-voice.entity.js';

export const RELEASES_ENTITIES = [ReleaseFault, ReleaseVoice];
