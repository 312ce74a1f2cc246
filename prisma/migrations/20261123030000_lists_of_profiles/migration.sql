-- AlterTable
ALTER TABLE "Profile" ADD COLUMN     "authorizations" JSONB,
ADD COLUMN     "degrees" JSONB,
ADD COLUMN     "keySkills" JSONB,
ADD COLUMN     "positions" JSONB;
