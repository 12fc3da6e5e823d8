#!/bin/sh
#SBATCH --job-name=lucie
#SBATCH --array=1-1000
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --time=01:00:00
#SBATCH --requeue
# A measurement as a Slurm array, a shard a task, from the root of the project in a folder that all nodes see:
#
#   job=$(sbatch --parsable src/measure/recipes/slurm.sh NAME FILE [--samples N] [--seed TEXT])
#   sbatch --dependency=afterok:$job --wrap 'npm run -s lucie -- measure merge --out FILE FILE.*-of-1000.part'
#
# Another number of shards: sbatch --array=1-200 and so on, from 1 on; so many stand behind -of- then. A task that is put
# back into the queue goes on where it was.
set -eu
name=$1 file=$2
shift 2
exec npm run -s lucie -- measure "$name" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "$file" \
  --jobs "${SLURM_CPUS_PER_TASK:-1}" "$@"
