import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the installation remembers about itself: `seeded` is when the demo data went in. */
@Entity('app_state')
export class AppState {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name: string;
  @Column({ type: 'varchar', length: 200 }) value: string;
}
