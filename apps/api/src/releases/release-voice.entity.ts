import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How a visit fared with one version: one row for each. */
@Entity('release_voice')
@Index('UQ_release_voice_voter', ['app', 'version', 'round', 'voter'], { unique: true })
export class ReleaseVoice {
  @PrimaryColumn({ type: 'varchar', length: 60 }) app: string;
  @PrimaryColumn({ type: 'varchar', length: 100 }) version: string;
  /** The number of the canary's move that ran for the app at that time; 0 without one. */
  @PrimaryColumn({ type: 'int' }) round: number;
  @PrimaryColumn({ type: 'varchar', length: 22 }) visit: string;
  /** Hash of the network for this version and round, on the first visit from it alone: the verdict counts these. */
  @Column({ type: 'varchar', length: 43, nullable: true }) voter: string | null;
  /** 1 when something failed. */
  @Column({ type: 'int' }) failed: number;
  @Index('IX_release_voice_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
