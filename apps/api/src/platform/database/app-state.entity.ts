import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `seeded` is the time of the demo seed. */
@Entity('app_state')
export class AppState {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name: string;
  @Column({ type: 'varchar', length: 200 }) value: string;
}
